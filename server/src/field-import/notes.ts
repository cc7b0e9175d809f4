import { rowProblem } from '@vagu/core/field-import/messages'
import type { RowProblem } from '@vagu/core/field-import/schema'

type Facts = Readonly<Record<string, string | number>>

/** Collects what is wrong with one row while its parts are read; what the row is called is known at the end. */
export class Notes {
  readonly #notes: { code: RowProblem['code']; facts: Facts }[] = []

  add(code: RowProblem['code'], facts: Facts = {}): void {
    this.#notes.push({ code, facts })
  }

  of(where: string): RowProblem[] {
    return this.#notes.map(({ code, facts }) => rowProblem(code, { ...facts, where }))
  }
}
