/** Square metres of a hectare. */
export const M2_PER_HA = 10_000
