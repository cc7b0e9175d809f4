/** Day of the newest entry under "Uuendused" in the changelog: the menu marks it without reading that. */
export const NEWEST_CHANGE = '2026-11-29'
