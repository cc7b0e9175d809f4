/** Key of how many samples each field owes in a year. */
export const samplingKey = (year: number) => ['soil-samples', 'overview', year] as const
