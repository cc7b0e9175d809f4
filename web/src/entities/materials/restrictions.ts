/** Restrictions that the label of a product sets, as a material and its copy in a job have them. */
export const RESTRICTIONS = [
  'workDelayDays',
  'harvestDelayDays',
  'usageTimes',
  'safetyArea',
  'safetyWaterArea',
  'safetyRecord',
] as const
