const ALL = ['materials'] as const

/** Keys of what is loaded of materials, and of the mutations that change them. */
export const materialKeys = {
  list: [...ALL, 'list'] as const,
  overview: (year: number) => [...ALL, 'overview', year] as const,
  unsaved: [...ALL, 'unsaved'] as const,
  suggested: (crops: string) => [...ALL, 'suggested', crops] as const,
  refined: (id: string) => [...ALL, 'refined', id] as const,
  history: (id: string) => [...ALL, 'history', id] as const,
  deleted: (type?: string) => [...ALL, 'deleted', type] as const,
  changing: [...ALL, 'change'] as const,
}
