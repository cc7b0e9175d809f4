import { z } from 'zod'

/** A record's name: UUID version 7. */
export const Id = z.uuidv7('wrongId')
export type Id = string
