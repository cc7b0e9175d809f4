/** In which order people read the rules, and in which the program asks them; each stands in one topic. */

export interface Topic {
  /** Estonian. */
  readonly title: string
  /** Keys of rules. */
  readonly ids: readonly string[]
}

export const TOPICS: readonly Topic[] = [
  {
    title: 'Taimekaitse',
    ids: [
      'WORK_DELAY_IGNORED',
      'HARVEST_DELAY_IGNORED',
      'USAGE_TIMES_EXCEEDED',
      'INGREDIENT_USAGE_TIMES_EXCEEDED',
      'USE_NOT_AUTHORISED',
      'DOSE_EXCEEDED',
      'INTERVAL_IGNORED',
      'SAFETY_AREA',
      'BUFFER_ADVICE',
      'BEE_PROTECTION',
      'MISSING_INSPECTIONS',
      'SPRAYING_RECORD_INCOMPLETE',
      'SPRAYING_WEATHER',
    ],
  },
  {
    title: 'Taimekaitsevahendid ja -tunnistused',
    ids: [
      'UNKNOWN_CHEMICAL',
      'UNKNOWN_CHEMICAL_INGREDIENTS',
      'MISSING_RESTRICTION_CHEMICAL',
      'CHEMICAL_CERTIFICATION_ABOUT_TO_END',
      'CHEMICAL_CERTIFICATION_ENDED',
      'UNKNOWN_CHEMICAL_CERTIFICATION_END',
      'SPRAYER_TEST_ENDED',
    ],
  },
  {
    title: 'Väetamine',
    ids: [
      'NO_FERTILIZATION_ALLOWED',
      'NOVEMBER_INCORPORATION',
      'MANURE_INCORPORATION',
      'SLOPE_SPREADING',
      'MANURE_STACK',
      'MANURE_NITROGEN_EXCEEDED',
      'MANURE_PHOSPHORUS_EXCEEDED',
      'NITRATE_ZONE_LIMIT_EXCEEDED',
      'FERTILIZERS_MISSING_INFO',
    ],
  },
  {
    title: 'Külv ja seeme',
    ids: [
      'MISSING_CROP_AMOUNT',
      'SOWN_CROP_DIFFERS',
      'SEED_CERTIFICATE_MISSING',
      'SEED_COATING_MISSING',
      'SEED_COATING_NO_LONGER_ACTIVE',
    ],
  },
  {
    title: 'Põllud ja viljavaheldus',
    ids: [
      'CROP_ROTATIONS_NOT_MATCHING',
      'ROTATION_GAP',
      'DUPLICATE_FIELD_NAME',
      'NUMERIC_FIELD_NAME',
      'CUSTOM_FIELD_AREAS_NEED_CONFIRMATION',
    ],
  },
  { title: 'KSM toetus', ids: ['KSM_SUBSTANCE_TIMES', 'KSM_GLYPHOSATE', 'KSM_CERTIFIED_SEED'] },
  {
    title: 'Põlluraamat ja ladu',
    ids: ['ENTRY_DEADLINE', 'DAY_IN_FUTURE', 'AREA_ABOVE_FIELD', 'STOCK_FIXUP'],
  },
]
