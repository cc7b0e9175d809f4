/** Keys of what is loaded for an inspector. */
export const inspectorKeys = {
  visit: (token: string) => ['inspector', token, 'visit'],
  year: (token: string, year: number) => ['inspector', token, 'year', year],
  photo: (token: string, id: string) => ['inspector', token, 'photo', id],
} as const
