import { harvestDelayExamples } from './harvest-delay/examples.ts'
import { useNotAuthorisedExamples } from './use-not-authorised/examples.ts'
import { doseExceededExamples } from './dose-exceeded/examples.ts'
import { noFertilizationExamples } from './no-fertilization/examples.ts'
import { novemberIncorporationExamples } from './november-incorporation/examples.ts'
import { manureIncorporationExamples } from './manure-incorporation/examples.ts'
import { manureNitrogenExamples } from './manure-nitrogen/examples.ts'
import { manurePhosphorusExamples } from './manure-phosphorus/examples.ts'
import { nitrateZoneExamples } from './nitrate-zone/examples.ts'
import { intervalIgnoredExamples } from './interval-ignored/examples.ts'
import { bufferAdviceExamples } from './buffer-advice/examples.ts'
import { beeProtectionExamples } from './bee-protection/examples.ts'
import { sprayingRecordExamples } from './spraying-record/examples.ts'
import type { Example } from './rule.ts'
import { ingredientUsageTimesExamples } from './ingredient-usage-times/examples.ts'
import { usageTimesExamples } from './usage-times/examples.ts'
import { workDelayExamples } from './work-delay/examples.ts'
import { certificateAboutToEndExamples } from './certificate-about-to-end/examples.ts'
import { certificateEndedExamples } from './certificate-ended/examples.ts'
import { certificateEndUnknownExamples } from './certificate-end-unknown/examples.ts'
import { chemicalUnknownExamples } from './chemical-unknown/examples.ts'
import { fertilizerIncompleteExamples } from './fertilizer-incomplete/examples.ts'
import { chemicalIngredientsUnknownExamples } from './chemical-ingredients-unknown/examples.ts'
import { chemicalRestrictionsMissingExamples } from './chemical-restrictions-missing/examples.ts'
import { seedCertificateMissingExamples } from './seed-certificate-missing/examples.ts'
import { seedCoatingMissingExamples } from './seed-coating-missing/examples.ts'
import { seedCoatingEndedExamples } from './seed-coating-ended/examples.ts'
import { slopeSpreadingExamples } from './slope-spreading/examples.ts'
import { manureStackExamples } from './manure-stack/examples.ts'
import { ksmSubstanceTimesExamples } from './ksm-substance-times/examples.ts'
import { ksmGlyphosateExamples } from './ksm-glyphosate/examples.ts'
import { ksmCertifiedSeedExamples } from './ksm-certified-seed/examples.ts'
import { sprayingWeatherExamples } from './spraying-weather/examples.ts'
import { missingInspectionsExamples } from './missing-inspections/examples.ts'
import { safetyAreaExamples } from './safety-area/examples.ts'
import { missingCropAmountExamples } from './missing-crop-amount/examples.ts'
import { entryDeadlineExamples } from './entry-deadline/examples.ts'
import { fieldNameDuplicateExamples } from './field-name-duplicate/examples.ts'
import { fieldNameNumericExamples } from './field-name-numeric/examples.ts'
import { customAreaUnconfirmedExamples } from './custom-area-unconfirmed/examples.ts'
import { rotationMismatchExamples } from './rotation-mismatch/examples.ts'
import { rotationGapExamples } from './rotation-gap/examples.ts'
import { stockBelowZeroExamples } from './stock-below-zero/examples.ts'

/** The examples of each rule, by its id: what the tests run and the document of the rules shows. */
export const examplesOf: Readonly<Record<string, readonly Example[]>> = {
  WORK_DELAY_IGNORED: workDelayExamples,
  HARVEST_DELAY_IGNORED: harvestDelayExamples,
  USAGE_TIMES_EXCEEDED: usageTimesExamples,
  INGREDIENT_USAGE_TIMES_EXCEEDED: ingredientUsageTimesExamples,
  USE_NOT_AUTHORISED: useNotAuthorisedExamples,
  DOSE_EXCEEDED: doseExceededExamples,
  CHEMICAL_CERTIFICATION_ABOUT_TO_END: certificateAboutToEndExamples,
  CHEMICAL_CERTIFICATION_ENDED: certificateEndedExamples,
  UNKNOWN_CHEMICAL_CERTIFICATION_END: certificateEndUnknownExamples,
  UNKNOWN_CHEMICAL: chemicalUnknownExamples,
  FERTILIZERS_MISSING_INFO: fertilizerIncompleteExamples,
  UNKNOWN_CHEMICAL_INGREDIENTS: chemicalIngredientsUnknownExamples,
  MISSING_RESTRICTION_CHEMICAL: chemicalRestrictionsMissingExamples,
  SEED_CERTIFICATE_MISSING: seedCertificateMissingExamples,
  SEED_COATING_MISSING: seedCoatingMissingExamples,
  SEED_COATING_NO_LONGER_ACTIVE: seedCoatingEndedExamples,
  NO_FERTILIZATION_ALLOWED: noFertilizationExamples,
  NOVEMBER_INCORPORATION: novemberIncorporationExamples,
  MANURE_INCORPORATION: manureIncorporationExamples,
  SLOPE_SPREADING: slopeSpreadingExamples,
  MANURE_STACK: manureStackExamples,
  MANURE_NITROGEN_EXCEEDED: manureNitrogenExamples,
  MANURE_PHOSPHORUS_EXCEEDED: manurePhosphorusExamples,
  NITRATE_ZONE_LIMIT_EXCEEDED: nitrateZoneExamples,
  INTERVAL_IGNORED: intervalIgnoredExamples,
  BUFFER_ADVICE: bufferAdviceExamples,
  BEE_PROTECTION: beeProtectionExamples,
  SPRAYING_RECORD_INCOMPLETE: sprayingRecordExamples,
  SPRAYING_WEATHER: sprayingWeatherExamples,
  KSM_SUBSTANCE_TIMES: ksmSubstanceTimesExamples,
  KSM_GLYPHOSATE: ksmGlyphosateExamples,
  KSM_CERTIFIED_SEED: ksmCertifiedSeedExamples,
  MISSING_INSPECTIONS: missingInspectionsExamples,
  SAFETY_AREA: safetyAreaExamples,
  MISSING_CROP_AMOUNT: missingCropAmountExamples,
  ENTRY_DEADLINE: entryDeadlineExamples,
  DUPLICATE_FIELD_NAME: fieldNameDuplicateExamples,
  NUMERIC_FIELD_NAME: fieldNameNumericExamples,
  CUSTOM_FIELD_AREAS_NEED_CONFIRMATION: customAreaUnconfirmedExamples,
  CROP_ROTATIONS_NOT_MATCHING: rotationMismatchExamples,
  ROTATION_GAP: rotationGapExamples,
  STOCK_FIXUP: stockBelowZeroExamples,
}
