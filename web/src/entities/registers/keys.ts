const ALL = ['registers'] as const
/** The registers find names without regard to capitals. */
const normalizeText = (name: string): string => name.toLocaleLowerCase('et')

/** Keys of what the program's registers and tables say. */
export const registerKeys = {
  state: [...ALL, 'state'] as const,
  changes: [...ALL, 'changes'] as const,
  chemicalNames: (name: string) => [...ALL, 'chemicals', normalizeText(name)] as const,
  chemical: (name: string) => [...ALL, 'chemical', name] as const,
  ingredients: [...ALL, 'ingredients'] as const,
  fertilizers: (name: string) => [...ALL, 'fertilizers', normalizeText(name)] as const,
  seeds: (name: string) => [...ALL, 'seeds', normalizeText(name)] as const,
}
