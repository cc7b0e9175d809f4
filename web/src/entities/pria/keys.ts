import type { PriaChoice } from '@vagu/core/pria/run-schema'
import type { PriaKind } from '@vagu/core/pria/schema'

/** Keys of what is loaded of PRIA. */
export const priaKeys = {
  connection: ['pria', 'connection'] as const,
  clients: ['pria', 'clients'] as const,
  status: (year: number) => ['pria', 'status', year] as const,
  comparison: (kind: PriaKind, year: number) => ['pria', 'comparison', kind, year] as const,
  preview: (kind: PriaKind, year: number, rows: readonly PriaChoice[]) =>
    ['pria', 'preview', kind, year, rows] as const,
  runs: (year: number) => ['pria', 'runs', year] as const,
  run: (id: string) => ['pria', 'run', id] as const,
  receipts: (kind: PriaKind, recordId: string) => ['pria', 'receipts', kind, recordId] as const,
}
