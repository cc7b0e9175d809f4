const ALL = ['soil-samples'] as const

/** Keys of what is loaded of soil samples, and of the mutations that change them. */
export const soilSampleKeys = {
  list: [...ALL, 'list'] as const,
  history: (id: string) => [...ALL, 'history', id] as const,
  deleted: [...ALL, 'deleted'] as const,
  changing: [...ALL, 'change'] as const,
}
