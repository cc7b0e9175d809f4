/** Made from the folders of `rules`: `npx vitest run core/src/warnings -u` writes it anew. */
import type { Rule } from './rule.ts'
import { workDelayIgnored } from './rules/work-delay-ignored/rule.ts'
import { harvestDelayIgnored } from './rules/harvest-delay-ignored/rule.ts'
import { usageTimesExceeded } from './rules/usage-times-exceeded/rule.ts'
import { ingredientUsageTimesExceeded } from './rules/ingredient-usage-times-exceeded/rule.ts'
import { useNotAuthorised } from './rules/use-not-authorised/rule.ts'
import { doseExceeded } from './rules/dose-exceeded/rule.ts'
import { intervalIgnored } from './rules/interval-ignored/rule.ts'
import { safetyArea } from './rules/safety-area/rule.ts'
import { bufferAdvice } from './rules/buffer-advice/rule.ts'
import { beeProtection } from './rules/bee-protection/rule.ts'
import { missingInspections } from './rules/missing-inspections/rule.ts'
import { sprayingRecordIncomplete } from './rules/spraying-record-incomplete/rule.ts'
import { sprayingWeather } from './rules/spraying-weather/rule.ts'
import { unknownChemical } from './rules/unknown-chemical/rule.ts'
import { unknownChemicalIngredients } from './rules/unknown-chemical-ingredients/rule.ts'
import { missingRestrictionChemical } from './rules/missing-restriction-chemical/rule.ts'
import { chemicalCertificationAboutToEnd } from './rules/chemical-certification-about-to-end/rule.ts'
import { chemicalCertificationEnded } from './rules/chemical-certification-ended/rule.ts'
import { unknownChemicalCertificationEnd } from './rules/unknown-chemical-certification-end/rule.ts'
import { sprayerTestEnded } from './rules/sprayer-test-ended/rule.ts'
import { noFertilizationAllowed } from './rules/no-fertilization-allowed/rule.ts'
import { novemberIncorporation } from './rules/november-incorporation/rule.ts'
import { manureIncorporation } from './rules/manure-incorporation/rule.ts'
import { slopeSpreading } from './rules/slope-spreading/rule.ts'
import { manureStack } from './rules/manure-stack/rule.ts'
import { manureNitrogenExceeded } from './rules/manure-nitrogen-exceeded/rule.ts'
import { manurePhosphorusExceeded } from './rules/manure-phosphorus-exceeded/rule.ts'
import { nitrateZoneLimitExceeded } from './rules/nitrate-zone-limit-exceeded/rule.ts'
import { fertilizersMissingInfo } from './rules/fertilizers-missing-info/rule.ts'
import { missingCropAmount } from './rules/missing-crop-amount/rule.ts'
import { sownCropDiffers } from './rules/sown-crop-differs/rule.ts'
import { seedCertificateMissing } from './rules/seed-certificate-missing/rule.ts'
import { seedCoatingMissing } from './rules/seed-coating-missing/rule.ts'
import { seedCoatingNoLongerActive } from './rules/seed-coating-no-longer-active/rule.ts'
import { cropRotationsNotMatching } from './rules/crop-rotations-not-matching/rule.ts'
import { rotationGap } from './rules/rotation-gap/rule.ts'
import { duplicateFieldName } from './rules/duplicate-field-name/rule.ts'
import { numericFieldName } from './rules/numeric-field-name/rule.ts'
import { customFieldAreasNeedConfirmation } from './rules/custom-field-areas-need-confirmation/rule.ts'
import { ksmSubstanceTimes } from './rules/ksm-substance-times/rule.ts'
import { ksmGlyphosate } from './rules/ksm-glyphosate/rule.ts'
import { ksmCertifiedSeed } from './rules/ksm-certified-seed/rule.ts'
import { entryDeadline } from './rules/entry-deadline/rule.ts'
import { dayInFuture } from './rules/day-in-future/rule.ts'
import { areaAboveField } from './rules/area-above-field/rule.ts'
import { stockFixup } from './rules/stock-fixup/rule.ts'

/** Every rule once, in the order of `topics.ts`. */
export const rules: readonly Rule[] = [
  workDelayIgnored,
  harvestDelayIgnored,
  usageTimesExceeded,
  ingredientUsageTimesExceeded,
  useNotAuthorised,
  doseExceeded,
  intervalIgnored,
  safetyArea,
  bufferAdvice,
  beeProtection,
  missingInspections,
  sprayingRecordIncomplete,
  sprayingWeather,
  unknownChemical,
  unknownChemicalIngredients,
  missingRestrictionChemical,
  chemicalCertificationAboutToEnd,
  chemicalCertificationEnded,
  unknownChemicalCertificationEnd,
  sprayerTestEnded,
  noFertilizationAllowed,
  novemberIncorporation,
  manureIncorporation,
  slopeSpreading,
  manureStack,
  manureNitrogenExceeded,
  manurePhosphorusExceeded,
  nitrateZoneLimitExceeded,
  fertilizersMissingInfo,
  missingCropAmount,
  sownCropDiffers,
  seedCertificateMissing,
  seedCoatingMissing,
  seedCoatingNoLongerActive,
  cropRotationsNotMatching,
  rotationGap,
  duplicateFieldName,
  numericFieldName,
  customFieldAreasNeedConfirmation,
  ksmSubstanceTimes,
  ksmGlyphosate,
  ksmCertifiedSeed,
  entryDeadline,
  dayInFuture,
  areaAboveField,
  stockFixup,
]
