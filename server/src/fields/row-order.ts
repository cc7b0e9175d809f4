import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from '../db/schema.ts'

/** The order of the farm's fields, which every list keeps. */
export const inFieldOrder = <O>(query: SelectQueryBuilder<Tables, 'field', O>) =>
  query.orderBy('ordering').orderBy('created_at').orderBy('name').orderBy('id')
