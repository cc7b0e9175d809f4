/** Words of screens that save by themselves. */
export const autosaveText = {
  saving: 'Salvestan …',
  allSaved: 'Kõik on salvestatud',
  stepBack: 'Samm tagasi',
  stepForward: 'Samm edasi',
} as const
