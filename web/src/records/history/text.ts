import type { ChangeAction } from '@vagu/core/history/schema'

/** Words about who changed a record, when and how, and about the deleted ones. */
export const historyText = {
  open: 'Ajalugu',
  title: (name: string) => `Ajalugu: ${name}`,
  actions: {
    create: 'Lisas',
    change: 'Muutis',
    delete: 'Kustutas',
    restore: 'Võttis tagasi',
  } satisfies Record<ChangeAction, string>,
  now: 'praegune',
  /** Beside a change that came with an archive. */
  brought: 'toodud failist',
  sources: { PRIA: 'toodud PRIAst' },
  unreadable: 'Seda muudatust ei saa enam lugeda.',
  before: 'Enne',
  after: 'Pärast',
  nothing: 'Nähtavat muudatust ei ole.',
  restore: 'Taasta see seis',
  restoreAt: (at: string) => `Taasta seis ${at}`,
  restored: (name: string) => `„${name}“ on taastatud sellisena, nagu see siis oli`,
  restoreFailed: 'Taastamine ebaõnnestus!',
  failed: 'Ajalugu ei õnnestunud laadida',
  empty: 'Muudatusi ei ole kirjas.',
  deletedFailed: 'Kustutatuid ei õnnestunud laadida',
  noneDeleted: 'Kustutatuid ei ole.',
  deletedBy: (at: string, userName: string) =>
    userName ? `kustutas ${userName}, ${at}` : `kustutatud ${at}`,
  bringBack: 'Võta tagasi',
  bringBackOf: (name: string) => `Võta tagasi: ${name}`,
  broughtBack: (name: string) => `„${name}“ on tagasi`,
  bringBackFailed: 'Tagasivõtmine ebaõnnestus!',
} as const
