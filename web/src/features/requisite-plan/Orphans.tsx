import { Alert, Button, Group } from '@mantine/core'
import { cropTitle } from '@vagu/core/crops/title'
import { carriedFrom } from '@vagu/core/requisite-plan/filling'
import type { RequisitePlan, RequisitePlanYear } from '@vagu/core/requisite-plan/schema'
import type { ReactNode } from 'react'
import { IfMay } from '../../ui/may.tsx'
import layout from '../../ui/layout.module.css'
import { planText as text } from './text.ts'
import type { PlanActions } from './use-plan.ts'

interface Props {
  readonly plan: RequisitePlanYear
  readonly actions: PlanActions
}

const idsOf = (plans: readonly RequisitePlan[]): string[] => plans.map(({ _id }) => _id)

/** Fields whose crop is another one than their lines were planned for. */
function changedCrops({ fields, plans }: RequisitePlanYear) {
  return fields.flatMap((field) => {
    const lines = plans.filter((line) => line.fieldId === field.fieldId && line.marks.includes('cropChanged'))
    const [first] = lines
    return first?.crop ? [{ field, lines, before: cropTitle({ crop: first.crop }) }] : []
  })
}

interface LineProps {
  readonly says: string
  /** Ways out, for who may take one. */
  readonly children: ReactNode
}

const Line = ({ says, children }: LineProps) => (
  <li>
    <Group justify="space-between">
      <span>{says}</span>
      <IfMay to="write">
        <Group>{children}</Group>
      </IfMay>
    </Group>
  </li>
)

/** Lines that wait for a decision: of fields that are no more, and of fields with another crop. */
export function Orphans({ plan, actions }: Props) {
  const changed = changedCrops(plan)
  if (plan.orphans.length === 0 && changed.length === 0) return null
  return (
    <Alert color="yellow" variant="light" title={text.orphansTitle}>
      <ul className={layout.listColumn}>
        {plan.orphans.map((orphan) => {
          const to = plan.fields.filter(({ fieldId }) => orphan.successors.includes(fieldId))
          return (
            <Line
              key={orphan.fieldId}
              says={text.orphan(orphan.fieldName, orphan.reason, orphan.plans.length)}
            >
              {to.length > 0 && (
                <Button
                  variant="default"
                  loading={actions.isAdding}
                  onClick={() => actions.carry(carriedFrom(plan, orphan, to), orphan.plans)}
                >
                  {text.carry(to.map(({ fieldName }) => fieldName).join(', '))}
                </Button>
              )}
              <Button
                variant="default"
                loading={actions.isAdding}
                onClick={() => actions.remove(idsOf(orphan.plans))}
              >
                {text.removeLines}
              </Button>
            </Line>
          )
        })}
        {changed.map(({ field, lines, before }) => (
          <Line key={field.fieldId} says={text.cropChanged(field.fieldName, before, lines.length)}>
            <Button
              variant="default"
              onClick={() => lines.forEach((line) => actions.change(line, { ...line, crop: field.crop }))}
            >
              {text.keep}
            </Button>
            <Button variant="default" onClick={() => actions.remove(idsOf(lines))}>
              {text.removeLines}
            </Button>
          </Line>
        ))}
      </ul>
    </Alert>
  )
}
