const ALL = ['fields'] as const

/** Keys of what is loaded of fields, and of the mutations that change them. */
export const fieldKeys = {
  /** Of the lists in which a change is shown before the server has answered. */
  lists: [...ALL, 'lists'] as const,
  list: [...ALL, 'lists', 'plain'] as const,
  shapes: [...ALL, 'lists', 'shapes'] as const,
  one: (id: string) => [...ALL, 'one', id] as const,
  shape: (id: string) => [...ALL, 'shape', id] as const,
  withJobs: (year: number) => [...ALL, 'withJobs', year] as const,
  jobCount: (id: string) => [...ALL, 'jobCount', id] as const,
  yearHistory: (id: string) => [...ALL, 'yearHistory', id] as const,
  overview: (year: number) => [...ALL, 'overview', year] as const,
  land: (year: number) => [...ALL, 'land', year] as const,
  nutrients: (year: number, id: string) => [...ALL, 'nutrients', year, id] as const,
  history: (id: string) => [...ALL, 'history', id] as const,
  /** Of the module that works out lines and neighbours. */
  geometry: ['fieldGeometry'] as const,
  deleted: [...ALL, 'deleted'] as const,
  changing: [...ALL, 'change'] as const,
}
