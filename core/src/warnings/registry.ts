import { harvestDelay } from './harvest-delay/rule.ts'
import { useNotAuthorised } from './use-not-authorised/rule.ts'
import { doseExceeded } from './dose-exceeded/rule.ts'
import { noFertilization } from './no-fertilization/rule.ts'
import { novemberIncorporation } from './november-incorporation/rule.ts'
import { manureIncorporation } from './manure-incorporation/rule.ts'
import { manureNitrogen } from './manure-nitrogen/rule.ts'
import { manurePhosphorus } from './manure-phosphorus/rule.ts'
import { nitrateZone } from './nitrate-zone/rule.ts'
import { slopeSpreading } from './slope-spreading/rule.ts'
import { manureStack } from './manure-stack/rule.ts'
import { ksmSubstanceTimes } from './ksm-substance-times/rule.ts'
import { ksmGlyphosate } from './ksm-glyphosate/rule.ts'
import { ksmCertifiedSeed } from './ksm-certified-seed/rule.ts'
import { sprayingWeather } from './spraying-weather/rule.ts'
import { intervalIgnored } from './interval-ignored/rule.ts'
import { bufferAdvice } from './buffer-advice/rule.ts'
import { beeProtection } from './bee-protection/rule.ts'
import { sprayingRecord } from './spraying-record/rule.ts'
import type { Rule } from './rule.ts'
import { ingredientUsageTimes } from './ingredient-usage-times/rule.ts'
import { usageTimes } from './usage-times/rule.ts'
import { workDelay } from './work-delay/rule.ts'
import { certificateAboutToEnd } from './certificate-about-to-end/rule.ts'
import { certificateEnded } from './certificate-ended/rule.ts'
import { certificateEndUnknown } from './certificate-end-unknown/rule.ts'
import { chemicalUnknown } from './chemical-unknown/rule.ts'
import { fertilizerIncomplete } from './fertilizer-incomplete/rule.ts'
import { chemicalIngredientsUnknown } from './chemical-ingredients-unknown/rule.ts'
import { chemicalRestrictionsMissing } from './chemical-restrictions-missing/rule.ts'
import { seedCertificateMissing } from './seed-certificate-missing/rule.ts'
import { seedCoatingMissing } from './seed-coating-missing/rule.ts'
import { seedCoatingEnded } from './seed-coating-ended/rule.ts'
import { missingInspections } from './missing-inspections/rule.ts'
import { safetyArea } from './safety-area/rule.ts'
import { missingCropAmount } from './missing-crop-amount/rule.ts'
import { entryDeadline } from './entry-deadline/rule.ts'
import { fieldNameDuplicate } from './field-name-duplicate/rule.ts'
import { fieldNameNumeric } from './field-name-numeric/rule.ts'
import { customAreaUnconfirmed } from './custom-area-unconfirmed/rule.ts'
import { rotationMismatch } from './rotation-mismatch/rule.ts'
import { rotationGap } from './rotation-gap/rule.ts'
import { stockBelowZero } from './stock-below-zero/rule.ts'

/** Every rule once. */
export const rules: readonly Rule[] = [
  workDelay,
  harvestDelay,
  usageTimes,
  ingredientUsageTimes,
  useNotAuthorised,
  doseExceeded,
  certificateAboutToEnd,
  certificateEnded,
  certificateEndUnknown,
  chemicalUnknown,
  fertilizerIncomplete,
  chemicalIngredientsUnknown,
  chemicalRestrictionsMissing,
  seedCertificateMissing,
  seedCoatingMissing,
  seedCoatingEnded,
  noFertilization,
  novemberIncorporation,
  manureIncorporation,
  slopeSpreading,
  manureStack,
  manureNitrogen,
  manurePhosphorus,
  nitrateZone,
  intervalIgnored,
  bufferAdvice,
  beeProtection,
  sprayingRecord,
  sprayingWeather,
  ksmSubstanceTimes,
  ksmGlyphosate,
  ksmCertifiedSeed,
  missingInspections,
  safetyArea,
  missingCropAmount,
  entryDeadline,
  fieldNameDuplicate,
  fieldNameNumeric,
  customAreaUnconfirmed,
  rotationMismatch,
  rotationGap,
  stockBelowZero,
]
