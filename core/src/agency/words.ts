/** Words of the agency's enums, as our screens and the simulator's pages say them. */
import type { AGENCY_ACTIVITIES, AGENCY_CROP_USES } from './bodies.ts'

export const ACTIVITIES: Readonly<Record<(typeof AGENCY_ACTIVITIES)[number], string>> = {
  PLOUGHING: 'Kündmine',
  TILLAGE: 'Mullaharimine',
  SOWING: 'Külvamine',
  UNDERSOWING: 'Allakülv',
  PLANTING: 'Istutamine',
  FERTILIZING: 'Väetamine',
  MANURE_SPREADING: 'Sõnniku laotamine',
  LIMING: 'Lupjamine',
  PLANT_PROTECTION: 'Taimekaitse',
  MECHANICAL_WEEDING: 'Mehaaniline umbrohutõrje',
  MOWING: 'Niitmine',
  MULCHING: 'Hekseldamine',
  HARVEST: 'Koristus',
  GRAZING: 'Karjatamine',
  IRRIGATION: 'Kastmine',
  MANURE_STACK: 'Sõnniku aunastamine',
  SOIL_SAMPLING: 'Mullaproovi võtmine',
  LAND_IMPROVEMENT: 'Maaparandus',
  OTHER: 'Muu töö',
}
export const CROP_USES: Readonly<Record<(typeof AGENCY_CROP_USES)[number], string>> = {
  MAIN: 'Põhikultuur',
  UNDERSOWN: 'Allakülv',
  CATCH_CROP_KSM: 'Vahekultuur (KSM)',
  CATCH_CROP: 'Vahekultuur',
}
