import { IconInfoCircle } from '@tabler/icons-react'
import adviceStyles from '../../ui/Advice.module.css'
import { materialsText } from './text.ts'

/** Source of the figures while they are those of a table. */
export const TableAdvice = ({ source }: { readonly source: string }) => (
  <p className={adviceStyles.advice}>
    <IconInfoCircle size={20} aria-hidden />
    <span>
      <strong>{materialsText.nutrientAdvice}</strong> {materialsText.nutrientAdviceWhy(source)}
    </span>
  </p>
)
