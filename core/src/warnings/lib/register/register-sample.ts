/** Short ways to write facts about products of the register, for the examples of its rules. */
import type { MonitoringEntry } from '../../../monitoring/schema.ts'
import type { RegisterProduct, RegisterUse } from '../../../registers/products.ts'
import type { EventFacts, Facts, FieldFacts, MaterialLike } from '../../facts.ts'
import { sampleFacts, sampleJob, sampleProduct, sampleProducts, sampleUse, withCrop } from '../../sample.ts'

/** The sample product of the register, as a material in a job. */
export const registered = (overrides: Partial<MaterialLike> = {}): MaterialLike => ({
  name: 'Fungitsiid F',
  type: 'chemical',
  registerNumber: '100',
  ...overrides,
})

type JobParts = Parameters<typeof sampleJob>[2]

/** A spraying with the sample product on 20 May 2026, unless told otherwise. */
export const sprayed = (overrides: JobParts = {}): EventFacts =>
  sampleJob('spraying', overrides.date ?? '2026-05-20', { materials: [registered()], ...overrides })

/** Winter wheat in 2026, and the register's products: by uses of the sample product, or whole. */
export const registerFacts = (
  events: readonly EventFacts[],
  uses: readonly Partial<RegisterUse>[] = [{}],
  overrides: { readonly field?: Partial<FieldFacts>; readonly others?: readonly RegisterProduct[] } = {},
): Facts => ({
  ...sampleFacts(events, overrides.field ?? withCrop('talinisu')),
  products: sampleProducts(
    sampleProduct({ uses: uses.map((use) => sampleUse(use)) }),
    ...(overrides.others ?? []),
  ),
})

/** Monitoring that found a target of the table, by its key. */
export const monitored = (target: string): MonitoringEntry[] => [
  { inspectionType: 'TAIMEHAIGUSED', target, amount: 20, unit: '%' },
]
