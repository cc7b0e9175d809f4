const ALL = ['jobs'] as const

/** Keys of what is loaded of jobs, and of the mutations that change them. */
export const jobKeys = {
  one: (id: string) => [...ALL, 'one', id] as const,
  history: (id: string) => [...ALL, 'history', id] as const,
  deleted: [...ALL, 'deleted'] as const,
  lastAdded: [...ALL, 'lastAdded'] as const,
  /** Of the lists in which a change is shown before the server has answered. */
  lists: [...ALL, 'list'] as const,
  ofYear: (year: number) => [...ALL, 'list', year] as const,
  waiting: (status: string) => [...ALL, 'list', 'waiting', status] as const,
  enteredTogether: (batchId: string) => [...ALL, 'list', 'batch', batchId] as const,
  withMaterial: (id: string, version: string) => [...ALL, 'material', id, version] as const,
  warningsAhead: (id: string, version: string, jobs: readonly string[]) =>
    [...ALL, 'materialPreview', id, version, jobs] as const,
  ofField: (fieldId: string, year: number) => [...ALL, 'field', fieldId, year] as const,
  ruleFacts: [...ALL, 'ruleFacts'] as const,
  harvest: (year: number) => [...ALL, 'harvest', year] as const,
  saving: [...ALL, 'save'] as const,
  changing: [...ALL, 'batch'] as const,
  planning: [...ALL, 'plan'] as const,
}
