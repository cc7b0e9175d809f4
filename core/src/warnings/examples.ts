/** Made from the folders of `rules`: `npx vitest run core/src/warnings -u` writes it anew. */
import type { Example } from './rule.ts'
import { workDelayIgnoredExamples } from './rules/work-delay-ignored/examples.ts'
import { harvestDelayIgnoredExamples } from './rules/harvest-delay-ignored/examples.ts'
import { usageTimesExceededExamples } from './rules/usage-times-exceeded/examples.ts'
import { ingredientUsageTimesExceededExamples } from './rules/ingredient-usage-times-exceeded/examples.ts'
import { useNotAuthorisedExamples } from './rules/use-not-authorised/examples.ts'
import { doseExceededExamples } from './rules/dose-exceeded/examples.ts'
import { intervalIgnoredExamples } from './rules/interval-ignored/examples.ts'
import { safetyAreaExamples } from './rules/safety-area/examples.ts'
import { bufferAdviceExamples } from './rules/buffer-advice/examples.ts'
import { beeProtectionExamples } from './rules/bee-protection/examples.ts'
import { missingInspectionsExamples } from './rules/missing-inspections/examples.ts'
import { sprayingRecordIncompleteExamples } from './rules/spraying-record-incomplete/examples.ts'
import { sprayingWeatherExamples } from './rules/spraying-weather/examples.ts'
import { unknownChemicalExamples } from './rules/unknown-chemical/examples.ts'
import { unknownChemicalIngredientsExamples } from './rules/unknown-chemical-ingredients/examples.ts'
import { missingRestrictionChemicalExamples } from './rules/missing-restriction-chemical/examples.ts'
import { chemicalCertificationAboutToEndExamples } from './rules/chemical-certification-about-to-end/examples.ts'
import { chemicalCertificationEndedExamples } from './rules/chemical-certification-ended/examples.ts'
import { unknownChemicalCertificationEndExamples } from './rules/unknown-chemical-certification-end/examples.ts'
import { sprayerTestEndedExamples } from './rules/sprayer-test-ended/examples.ts'
import { noFertilizationAllowedExamples } from './rules/no-fertilization-allowed/examples.ts'
import { novemberIncorporationExamples } from './rules/november-incorporation/examples.ts'
import { manureIncorporationExamples } from './rules/manure-incorporation/examples.ts'
import { slopeSpreadingExamples } from './rules/slope-spreading/examples.ts'
import { manureStackExamples } from './rules/manure-stack/examples.ts'
import { manureNitrogenExceededExamples } from './rules/manure-nitrogen-exceeded/examples.ts'
import { manurePhosphorusExceededExamples } from './rules/manure-phosphorus-exceeded/examples.ts'
import { nitrateZoneLimitExceededExamples } from './rules/nitrate-zone-limit-exceeded/examples.ts'
import { fertilizersMissingInfoExamples } from './rules/fertilizers-missing-info/examples.ts'
import { missingCropAmountExamples } from './rules/missing-crop-amount/examples.ts'
import { sownCropDiffersExamples } from './rules/sown-crop-differs/examples.ts'
import { seedCertificateMissingExamples } from './rules/seed-certificate-missing/examples.ts'
import { seedCoatingMissingExamples } from './rules/seed-coating-missing/examples.ts'
import { seedCoatingNoLongerActiveExamples } from './rules/seed-coating-no-longer-active/examples.ts'
import { cropRotationsNotMatchingExamples } from './rules/crop-rotations-not-matching/examples.ts'
import { rotationGapExamples } from './rules/rotation-gap/examples.ts'
import { duplicateFieldNameExamples } from './rules/duplicate-field-name/examples.ts'
import { numericFieldNameExamples } from './rules/numeric-field-name/examples.ts'
import { customFieldAreasNeedConfirmationExamples } from './rules/custom-field-areas-need-confirmation/examples.ts'
import { ksmSubstanceTimesExamples } from './rules/ksm-substance-times/examples.ts'
import { ksmGlyphosateExamples } from './rules/ksm-glyphosate/examples.ts'
import { ksmCertifiedSeedExamples } from './rules/ksm-certified-seed/examples.ts'
import { entryDeadlineExamples } from './rules/entry-deadline/examples.ts'
import { dayInFutureExamples } from './rules/day-in-future/examples.ts'
import { areaAboveFieldExamples } from './rules/area-above-field/examples.ts'
import { stockFixupExamples } from './rules/stock-fixup/examples.ts'

/** The examples of each rule, by its key: what the tests run and the document of the rules shows. */
export const examplesOf: Readonly<Record<string, readonly Example[]>> = {
  WORK_DELAY_IGNORED: workDelayIgnoredExamples,
  HARVEST_DELAY_IGNORED: harvestDelayIgnoredExamples,
  USAGE_TIMES_EXCEEDED: usageTimesExceededExamples,
  INGREDIENT_USAGE_TIMES_EXCEEDED: ingredientUsageTimesExceededExamples,
  USE_NOT_AUTHORISED: useNotAuthorisedExamples,
  DOSE_EXCEEDED: doseExceededExamples,
  INTERVAL_IGNORED: intervalIgnoredExamples,
  SAFETY_AREA: safetyAreaExamples,
  BUFFER_ADVICE: bufferAdviceExamples,
  BEE_PROTECTION: beeProtectionExamples,
  MISSING_INSPECTIONS: missingInspectionsExamples,
  SPRAYING_RECORD_INCOMPLETE: sprayingRecordIncompleteExamples,
  SPRAYING_WEATHER: sprayingWeatherExamples,
  UNKNOWN_CHEMICAL: unknownChemicalExamples,
  UNKNOWN_CHEMICAL_INGREDIENTS: unknownChemicalIngredientsExamples,
  MISSING_RESTRICTION_CHEMICAL: missingRestrictionChemicalExamples,
  CHEMICAL_CERTIFICATION_ABOUT_TO_END: chemicalCertificationAboutToEndExamples,
  CHEMICAL_CERTIFICATION_ENDED: chemicalCertificationEndedExamples,
  UNKNOWN_CHEMICAL_CERTIFICATION_END: unknownChemicalCertificationEndExamples,
  SPRAYER_TEST_ENDED: sprayerTestEndedExamples,
  NO_FERTILIZATION_ALLOWED: noFertilizationAllowedExamples,
  NOVEMBER_INCORPORATION: novemberIncorporationExamples,
  MANURE_INCORPORATION: manureIncorporationExamples,
  SLOPE_SPREADING: slopeSpreadingExamples,
  MANURE_STACK: manureStackExamples,
  MANURE_NITROGEN_EXCEEDED: manureNitrogenExceededExamples,
  MANURE_PHOSPHORUS_EXCEEDED: manurePhosphorusExceededExamples,
  NITRATE_ZONE_LIMIT_EXCEEDED: nitrateZoneLimitExceededExamples,
  FERTILIZERS_MISSING_INFO: fertilizersMissingInfoExamples,
  MISSING_CROP_AMOUNT: missingCropAmountExamples,
  SOWN_CROP_DIFFERS: sownCropDiffersExamples,
  SEED_CERTIFICATE_MISSING: seedCertificateMissingExamples,
  SEED_COATING_MISSING: seedCoatingMissingExamples,
  SEED_COATING_NO_LONGER_ACTIVE: seedCoatingNoLongerActiveExamples,
  CROP_ROTATIONS_NOT_MATCHING: cropRotationsNotMatchingExamples,
  ROTATION_GAP: rotationGapExamples,
  DUPLICATE_FIELD_NAME: duplicateFieldNameExamples,
  NUMERIC_FIELD_NAME: numericFieldNameExamples,
  CUSTOM_FIELD_AREAS_NEED_CONFIRMATION: customFieldAreasNeedConfirmationExamples,
  KSM_SUBSTANCE_TIMES: ksmSubstanceTimesExamples,
  KSM_GLYPHOSATE: ksmGlyphosateExamples,
  KSM_CERTIFIED_SEED: ksmCertifiedSeedExamples,
  ENTRY_DEADLINE: entryDeadlineExamples,
  DAY_IN_FUTURE: dayInFutureExamples,
  AREA_ABOVE_FIELD: areaAboveFieldExamples,
  STOCK_FIXUP: stockFixupExamples,
}
