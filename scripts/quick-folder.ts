/** Folder in which tests put what lasts no longer than they do. */
import { mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder of Linux that lies in memory. */
const IN_MEMORY = '/dev/shm'
/** Room for more than all tests together leave there at one time, bytes. */
const ROOM = 3e9
/** Memory for the tests themselves beside it, bytes. */
const FOR_PROGRAMS = 4e9

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > ROOM && freemem() > ROOM + FOR_PROGRAMS
  } catch {
    return false
  }
}

/**
 * Makes a folder for the files of a run, in memory where there is room: of each database that a test opens PostgreSQL copies four
 * hundred files, which on a disk takes two thirds of its work.
 */
export const quickFolder = (name: string, memory = IN_MEMORY): string =>
  mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), name))
