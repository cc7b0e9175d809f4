import type { Writer } from '../db/schema.ts'
import type { Who } from '../db/who.ts'
import type { FieldInScope } from './facts.ts'

/** Keeps what manure gave the fields in the crop years of their scopes. */
export async function storeManure(_tx: Writer, _who: Who, _fields: readonly FieldInScope[]): Promise<void> {}
