/**
 * Lets requests be answered between two parts of long work: SQLite answers at once, so work that only asks it would
 * leave them no turn.
 */
export const letOthers = () => new Promise<void>((resolve) => void setTimeout(resolve))
