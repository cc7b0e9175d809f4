/** The words of every table. */
export const tableText = {
  actions: 'Tegevused',
  order: 'Järjestus',
  /** Names of columns; what a row opens says them. */
  leftOut: (columns: readonly string[]) => `Siia ei mahu: ${columns.join(', ')}. Need näeb rida avades.`,
  keys: 'Nooltega saab liikuda, tühikuga valida, Enteriga avada.',

  columnChoice: 'Veerud',
  columnChoiceHint: 'Valik ja järjekord jäävad meelde.',
  moveUp: (column: string) => `Ettepoole: ${column}`,
  moveDown: (column: string) => `Tahapoole: ${column}`,
  usualColumns: 'Tavalised veerud',
} as const
