const ALL = ['machines'] as const

/** Keys of what is loaded of machines, and of the mutations that change them. */
export const machineKeys = {
  list: [...ALL, 'list'] as const,
  history: (id: string) => [...ALL, 'history', id] as const,
  deleted: [...ALL, 'deleted'] as const,
  changing: [...ALL, 'change'] as const,
}
