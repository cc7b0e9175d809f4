const ALL = ['workers'] as const

/** Keys of what is loaded of workers, and of the mutations that change them. */
export const workerKeys = {
  list: [...ALL, 'list'] as const,
  history: (id: string) => [...ALL, 'history', id] as const,
  deleted: [...ALL, 'deleted'] as const,
  changing: [...ALL, 'change'] as const,
}
