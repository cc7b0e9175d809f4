import { uuid7 } from '@vagu/core/ids/uuid7'

/** A new record's name, made here so that a repeated POST finds the record it made the first time. */
export const newId = (): string => uuid7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))
