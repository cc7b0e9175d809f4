/** The element of a page in which the installation says what it is told of, as JSON; there is none where it is told nothing. */
export const REPORTS_META = 'vagu-reports'
