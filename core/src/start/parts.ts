/** Parts that a page may ask for together with who is signed in; no word of the contract, because the page's first script reads it. */
export const START_PARTS = [
  'settings',
  'status',
  'unreadable',
  'fields',
  'workers',
  'machines',
  'requisites',
  'lastAdded',
  'pria',
  'harvest',
] as const
export type StartPart = (typeof START_PARTS)[number]
