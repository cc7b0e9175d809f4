import { REGISTER_FILES, type RegisterFile, type RegisterFiles } from '@vagu/core/registers/files/problem'
import { z } from 'zod'
import type { FetchedFile, FetchFault, WorkPorts } from '../ports.ts'

/** Validators that the server last sent for a file, for asking whether it is still the same. */
const Validator = z.object({ etag: z.string().nullable(), lastModified: z.string().nullable() })
export const Validators = z.object({ products: Validator, ingredients: Validator, uses: Validator })
export type Validators = Readonly<z.infer<typeof Validators>>

/** How the register names its files. */
const NAMES: Readonly<Record<RegisterFile, string>> = {
  products: 'Taimekaitsevahendid.csv',
  ingredients: 'Taimekaitsevahendid.toimeaine.csv',
  uses: 'Taimekaitsevahendid.kasutusala.csv',
}
/** The largest file of 2026 has two megabytes. */
const MAX_BYTES = 50 * 1024 * 1024
const TIMEOUT = 60_000

type Content = Extract<FetchedFile, { kind: 'file' }>
export type FetchedFiles =
  | {
      readonly kind: 'files'
      readonly files: RegisterFiles
      readonly validators: Validators
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'fault'; readonly fault: FetchFault }

interface From extends Pick<WorkPorts, 'fetchFile'> {
  readonly registerUrl: string
}

const NOTHING_KNOWN = { etag: null, lastModified: null }

const fetchOne = (from: From, file: RegisterFile, known: Validators | null): Promise<FetchedFile> =>
  from.fetchFile({
    url: `${from.registerUrl.replace(/\/+$/, '')}/${NAMES[file]}`,
    ...(known?.[file] ?? NOTHING_KNOWN),
    maxBytes: MAX_BYTES,
    timeout: TIMEOUT,
  })

/** Fetches all three files, one after the other; the server need not be hurried. */
async function fetchAll(from: From, known: Validators | null): Promise<FetchedFile[]> {
  const fetched: FetchedFile[] = []
  for (const file of REGISTER_FILES) {
    const one = await fetchOne(from, file, known)
    fetched.push(one)
    if (one.kind === 'fault') break
  }
  return fetched
}

const validatorOf = ({ etag, lastModified }: Content) => ({ etag, lastModified })

function filesOf(contents: readonly Content[]): FetchedFiles | undefined {
  const [products, ingredients, uses] = contents
  if (!products || !ingredients || !uses) return undefined
  return {
    kind: 'files',
    files: { products: products.bytes, ingredients: ingredients.bytes, uses: uses.bytes },
    validators: {
      products: validatorOf(products),
      ingredients: validatorOf(ingredients),
      uses: validatorOf(uses),
    },
  }
}

/** The three files, or that all of them are as they were. They belong together: when one is new, all are fetched. */
export async function fetchFiles(from: From, known: Validators | null): Promise<FetchedFiles> {
  const fetched = await fetchAll(from, known)
  const fault = fetched.find((one) => one.kind === 'fault')
  if (fault) return fault
  if (fetched.every(({ kind }) => kind === 'unchanged')) return { kind: 'unchanged' }
  const files = filesOf(fetched.filter((one) => one.kind === 'file'))
  if (files) return files
  // a server that says "unchanged" to who knows nothing would keep us asking for ever
  return known === null ? { kind: 'fault', fault: 'http304' } : fetchFiles(from, null)
}
