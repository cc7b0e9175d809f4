/** Every requirement, in the order in which the page shows them; a test holds the list against the folders. */
import type { Requirement } from './requirement.ts'
import { fertilizationPlan } from './rules/fertilization-plan/rule.ts'
import { hpkChangedCrops } from './rules/hpk-changed-crops/rule.ts'
import { hpkSameCrop } from './rules/hpk-same-crop/rule.ts'
import { ksmBook } from './rules/ksm-book/rule.ts'
import { ksmCatchCrop } from './rules/ksm-catch-crop/rule.ts'
import { ksmCerealsInRow } from './rules/ksm-cereals-in-row/rule.ts'
import { ksmCertifiedSeed } from './rules/ksm-certified-seed/rule.ts'
import { ksmCrucifers } from './rules/ksm-crucifers/rule.ts'
import { ksmGardenSamples } from './rules/ksm-garden-samples/rule.ts'
import { ksmGardenSward } from './rules/ksm-garden-sward/rule.ts'
import { ksmDiversity } from './rules/ksm-diversity/rule.ts'
import { ksmTraps } from './rules/ksm-traps/rule.ts'
import { ksmGlyphosate } from './rules/ksm-glyphosate/rule.ts'
import { ksmGreenManure } from './rules/ksm-green-manure/rule.ts'
import { ksmLand } from './rules/ksm-land/rule.ts'
import { ksmLegumes } from './rules/ksm-legumes/rule.ts'
import { ksmLiming } from './rules/ksm-liming/rule.ts'
import { ksmMixedField } from './rules/ksm-mixed-field/rule.ts'
import { ksmMulch } from './rules/ksm-mulch/rule.ts'
import { ksmNitrogenBalance } from './rules/ksm-nitrogen-balance/rule.ts'
import { ksmNoGlyphosate } from './rules/ksm-no-glyphosate/rule.ts'
import { ksmSeedMixing } from './rules/ksm-seed-mixing/rule.ts'
import { ksmSoilCarbon } from './rules/ksm-soil-carbon/rule.ts'
import { ksmSoilSamples } from './rules/ksm-soil-samples/rule.ts'
import { ksmStrawberry } from './rules/ksm-strawberry/rule.ts'
import { ksmStrawberryMulch } from './rules/ksm-strawberry-mulch/rule.ts'
import { ksmSubstanceTimes } from './rules/ksm-substance-times/rule.ts'
import { ksmTraining } from './rules/ksm-training/rule.ts'
import { maheGrazing } from './rules/mahe-grazing/rule.ts'
import { maheInputs } from './rules/mahe-inputs/rule.ts'
import { manureIncorporation } from './rules/manure-incorporation/rule.ts'
import { manureNitrogen } from './rules/manure-nitrogen/rule.ts'
import { manurePhosphorus } from './rules/manure-phosphorus/rule.ts'
import { manureStack } from './rules/manure-stack/rule.ts'
import { muldErodedGrass } from './rules/muld-eroded-grass/rule.ts'
import { muldErodedHerbicide } from './rules/muld-eroded-herbicide/rule.ts'
import { muldErodedSamples } from './rules/muld-eroded-samples/rule.ts'
import { muldPeatGrass } from './rules/muld-peat-grass/rule.ts'
import { muldPeatHerbicide } from './rules/muld-peat-herbicide/rule.ts'
import { muldPeatSamples } from './rules/muld-peat-samples/rule.ts'
import { nitrateZone } from './rules/nitrate-zone/rule.ts'
import { nitrogenNeed } from './rules/nitrogen-need/rule.ts'
import { nvzWinterCover } from './rules/nvz-winter-cover/rule.ts'
import { okoArea } from './rules/oko-area/rule.ts'
import { pppAuthorised } from './rules/ppp-authorised/rule.ts'
import { pppCertificates } from './rules/ppp-certificates/rule.ts'
import { pppMonitoring } from './rules/ppp-monitoring/rule.ts'
import { pppRecords } from './rules/ppp-records/rule.ts'
import { pppStore } from './rules/ppp-store/rule.ts'
import { pppWeather } from './rules/ppp-weather/rule.ts'
import { slopeSpreading } from './rules/slope-spreading/rule.ts'
import { sprayerTest } from './rules/sprayer-test/rule.ts'
import { spreadingDates } from './rules/spreading-dates/rule.ts'
import { vesiGroundGrass } from './rules/vesi-ground-grass/rule.ts'
import { vesiGroundHerbicide } from './rules/vesi-ground-herbicide/rule.ts'
import { vesiGroundSamples } from './rules/vesi-ground-samples/rule.ts'
import { muldPeatTraining } from './rules/muld-peat-training/rule.ts'
import { muldErodedTraining } from './rules/muld-eroded-training/rule.ts'
import { vesiGroundTraining } from './rules/vesi-ground-training/rule.ts'
import { vesiSurfaceTraining } from './rules/vesi-surface-training/rule.ts'
import { vesiGroundCarbon } from './rules/vesi-ground-carbon/rule.ts'
import { sewageSludge } from './rules/sewage-sludge/rule.ts'
import { winterGrazing } from './rules/winter-grazing/rule.ts'
import { waterStrips } from './rules/water-strips/rule.ts'
import { hpkWinterCover } from './rules/hpk-winter-cover/rule.ts'
import { fromTheAir } from './rules/from-the-air/rule.ts'
import { manureLand } from './rules/manure-land/rule.ts'
import { nvzLivestock } from './rules/nvz-livestock/rule.ts'
import { manureStore } from './rules/manure-store/rule.ts'
import { naturalGrassland } from './rules/natural-grassland/rule.ts'
import { peatTillage } from './rules/peat-tillage/rule.ts'
import { vesiSurface } from './rules/vesi-surface/rule.ts'

export const REQUIREMENTS: readonly Requirement[] = [
  ksmLand,
  ksmLegumes,
  ksmCerealsInRow,
  ksmCrucifers,
  ksmStrawberry,
  ksmCertifiedSeed,
  ksmSeedMixing,
  ksmGlyphosate,
  ksmSubstanceTimes,
  ksmNitrogenBalance,
  ksmSoilSamples,
  ksmSoilCarbon,
  ksmGardenSamples,
  ksmTraining,
  ksmBook,
  ksmStrawberryMulch,
  ksmGardenSward,
  ksmTraps,
  ksmDiversity,
  ksmCatchCrop,
  ksmNoGlyphosate,
  ksmLiming,
  ksmGreenManure,
  ksmMixedField,
  ksmMulch,
  muldPeatGrass,
  muldPeatHerbicide,
  muldPeatSamples,
  muldPeatTraining,
  muldErodedGrass,
  muldErodedHerbicide,
  muldErodedSamples,
  muldErodedTraining,
  vesiGroundGrass,
  vesiGroundHerbicide,
  vesiGroundSamples,
  vesiGroundCarbon,
  vesiGroundTraining,
  vesiSurface,
  vesiSurfaceTraining,
  maheInputs,
  maheGrazing,
  okoArea,
  hpkSameCrop,
  hpkChangedCrops,
  hpkWinterCover,
  fertilizationPlan,
  nitrogenNeed,
  manureNitrogen,
  manurePhosphorus,
  manureLand,
  nvzLivestock,
  manureStore,
  manureIncorporation,
  spreadingDates,
  slopeSpreading,
  manureStack,
  nitrateZone,
  nvzWinterCover,
  sewageSludge,
  winterGrazing,
  waterStrips,
  peatTillage,
  naturalGrassland,
  fromTheAir,
  sprayerTest,
  pppCertificates,
  pppAuthorised,
  pppRecords,
  pppMonitoring,
  pppWeather,
  pppStore,
]
