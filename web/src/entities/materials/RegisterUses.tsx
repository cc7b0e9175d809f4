import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '../../lib/call-error.ts'
import styles from './Material.module.css'
import type { MaterialProps } from './material-props.ts'
import { fitToCrops, linesOfUses } from './register-uses.ts'
import { materialsText } from './text.ts'
import { chemicalQuery } from './use-chemicals.ts'

export interface RegisterUsesProps extends Pick<MaterialProps, 'material' | 'onChange'> {
  /** Keys of the crops on the chosen fields. */
  readonly crops: readonly string[]
  /** Of a stored job the figures stay as they were. */
  readonly isStored: boolean
}
const MAX_LINES = 3

/**
 * Uses by the register in the crops of the chosen fields; the figures follow when other fields are chosen.
 */
export function RegisterUses({ material, onChange, crops, isStored }: RegisterUsesProps) {
  const { name, registerNumber } = material.facts
  const { data, error } = useQuery(chemicalQuery(name))
  const details = data?.registerNumber === registerNumber ? data : undefined
  useEffect(() => {
    const next = details && !isStored ? fitToCrops(material, details, crops) : undefined
    if (next) onChange(next)
  }, [material, details, crops, isStored, onChange])
  const lines = details ? linesOfUses(details.uses, crops) : []
  if (registerNumber == null && error instanceof CallError && error.code === 'notFound')
    return <p className={styles.uses}>{materialsText.notInRegister}</p>
  if (lines.length === 0) return null
  return (
    <p className={styles.uses}>
      {lines.slice(0, MAX_LINES).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {lines.length > MAX_LINES && <span>{materialsText.moreLines(lines.length - MAX_LINES)}</span>}
    </p>
  )
}
