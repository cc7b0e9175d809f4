/** Keys of what lies under the fields. */
export const mapKeys = { ground: ['mapGround'] as const }
