/** Where no style sheet says otherwise, px. */
const NORMAL = 52

/** Height of rows that one chooses from, as the theme has it, px. */
export const rowHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--vagu-grid-row')) || NORMAL
