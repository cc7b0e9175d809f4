/** Supports that a farm takes part in year by year, and the duties that come with area payments. */

/**
 * `HPK` is what everybody is asked who applies for area payments (conditionality) or keeps a field book; its parts of fields are land
 * that the law treats by itself.
 */
export const SCHEMES = ['KSM', 'MULD', 'VESI', 'MAHE', 'OKO', 'HPK'] as const
export type SchemeKey = (typeof SCHEMES)[number]

interface PartInfo {
  readonly scheme: SchemeKey
  /** Whether only some fields take part, which the farmer names. */
  readonly isOfFields: boolean
}

/** Parts that a farm takes or leaves for a year; `KSM_…` are the extra activities of the support. */
export const PARTS = {
  KSM: { scheme: 'KSM', isOfFields: false },
  KSM_CATCH_CROP: { scheme: 'KSM', isOfFields: false },
  KSM_NO_GLYPHOSATE: { scheme: 'KSM', isOfFields: false },
  KSM_LIMING: { scheme: 'KSM', isOfFields: true },
  KSM_GREEN_MANURE: { scheme: 'KSM', isOfFields: true },
  KSM_MIXED_FIELD: { scheme: 'KSM', isOfFields: true },
  KSM_MULCH: { scheme: 'KSM', isOfFields: true },
  MULD_PEAT: { scheme: 'MULD', isOfFields: true },
  MULD_ERODED: { scheme: 'MULD', isOfFields: true },
  VESI_GROUND: { scheme: 'VESI', isOfFields: true },
  VESI_SURFACE: { scheme: 'VESI', isOfFields: true },
  MAHE: { scheme: 'MAHE', isOfFields: false },
  OKO: { scheme: 'OKO', isOfFields: true },
  HPK: { scheme: 'HPK', isOfFields: false },
  HPK_PEAT: { scheme: 'HPK', isOfFields: true },
  HPK_NATURAL_GRASS: { scheme: 'HPK', isOfFields: true },
} as const satisfies Readonly<Record<string, PartInfo>>
export type PartKey = keyof typeof PARTS
export const PART_KEYS = Object.keys(PARTS) as [PartKey, ...PartKey[]]

/** Things that no record of the book shows, with the part that asks for them: the farmer says on which day they were done. */
export const TOLD = {
  KSM_BOOK_SENT: 'KSM',
  KSM_BALANCE_SENT: 'KSM',
  KSM_TRAINING: 'KSM',
  KSM_STRAWBERRY_MULCH: 'KSM',
  KSM_GARDEN_SWARD: 'KSM',
  KSM_TRAPS: 'KSM',
  KSM_DIVERSITY: 'KSM',
  KSM_CATCH_CROP_PHOTO: 'KSM_CATCH_CROP',
  KSM_LIME_MAP: 'KSM_LIMING',
  KSM_LIME_PAPER: 'KSM_LIMING',
  KSM_MULCH_PHOTO: 'KSM_MULCH',
  MULD_PEAT_TRAINING: 'MULD_PEAT',
  MULD_ERODED_TRAINING: 'MULD_ERODED',
  VESI_GROUND_TRAINING: 'VESI_GROUND',
  VESI_SURFACE_TRAINING: 'VESI_SURFACE',
  WATER_STRIPS: 'HPK',
  MANURE_STORE: 'HPK',
  PPP_STORE: 'HPK',
} as const satisfies Readonly<Record<string, PartKey>>
export type ToldKey = keyof typeof TOLD
export const TOLD_KEYS = Object.keys(TOLD) as [ToldKey, ...ToldKey[]]
