/** Words of a fertilizer's inputs, loaded with them. */
export const fertilizerText = {
  register: 'Väetiste register',
  registered: { VAETIS_REGISTRIST: 'On registris', VAETIS_MUU: 'Ei ole registris' },
} as const
