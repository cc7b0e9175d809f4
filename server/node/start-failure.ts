/** Why the program cannot start, in words that say what to do about it. */
const SENTENCES: Readonly<Record<string, string>> = {
  EADDRINUSE:
    'The port is taken, perhaps by another Vagu. Stop that one, or choose another port: PORT=3001 npm start',
  EACCES: 'The port or the data folder may not be used by this user. Choose another with PORT or VAGU_DATA.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'There is no machine with the name that stands in HOST or DATABASE_URL.',
  ECONNREFUSED: 'PostgreSQL does not answer at DATABASE_URL.',
  ETIMEDOUT: 'PostgreSQL does not answer at DATABASE_URL.',
  '28P01': 'PostgreSQL refuses the user or the password of DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user of DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist: create it first.',
  ERR_SQLITE_ERROR: 'The database file in the data folder (VAGU_DATA) cannot be used.',
}

/** A sentence, and the fault's own words behind it. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Vagu cannot start: ${String(error)}`
  const { code } = error as { code?: unknown }
  const sentence = typeof code === 'string' ? SENTENCES[code] : undefined
  const own = error.message === '' ? String(code) : error.message
  return sentence === undefined ? `Vagu cannot start: ${own}` : `Vagu cannot start: ${sentence} (${own})`
}
