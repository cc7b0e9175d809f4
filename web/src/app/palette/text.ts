import type { Group } from './entries.ts'

export const paletteText = {
  title: 'Otsi ja liigu',
  search: 'Leht, põld, tarvik',
  results: 'Leitud kohad',
  nothing: 'Selle nimega kohta ei ole',
  loading: 'Laadin põlde ja tarvikuid …',
  failed: 'Põlde ja tarvikuid ei õnnestunud laadida; lehed on siin.',
  jobsWith: (name: string) => `${name}: tööd sellega`,
  hint: 'Nooled valivad, Enter avab, Esc sulgeb',
  groups: {
    pages: 'Lehed',
    fields: 'Põllud',
    materials: 'Tarvikud',
  } satisfies Record<Group, string>,
} as const
