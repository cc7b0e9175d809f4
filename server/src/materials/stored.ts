import { Material } from '@vagu/core/materials/schema'
import { recordKind } from '../db/named.ts'
import { asItIs } from '../db/stored.ts'

declare module '../db/schema.ts' {
  interface NamedTables {
    requisite: NamedColumns
  }
}

/** Document of a material. */
const Document = Material.omit({ _id: true, updatedAt: true })

export const REQUISITES = recordKind({
  table: 'requisite',
  shape: Document,
  lifts: [asItIs],
  archive: { file: 'tarvikud', noun: 'materials' },
})
