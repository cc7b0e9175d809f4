/** Keys of what is loaded of supplies. */
export const suppliesKeys = {
  all: ['supplies'] as const,
  ofYear: (year: number) => ['supplies', year] as const,
  orderHistory: (id: string) => ['supplies', 'order', id] as const,
}
