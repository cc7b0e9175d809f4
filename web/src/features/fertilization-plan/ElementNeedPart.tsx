import { Button } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { MissingInput, NeedLine } from '@vagu/core/fertilization-plan/need'
import type { Override } from '@vagu/core/fertilization-plan/schema'
import type { NutrientElement } from '@vagu/core/nutrients/schema'
import { useState } from 'react'
import { cropStyle } from '../../entities/crops/crop-style.ts'
import { jobsText } from '../../entities/jobs/text.ts'
import { EMPTY, formatNumber } from '../../lib/format.ts'
import { pathTo } from '../../navigation/paths.ts'
import { capOf } from './caps.ts'
import type { FieldPartProps } from './field-part.ts'
import { NutrientBar } from './NutrientBar.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import styles from './FieldPlan.module.css'
import layout from '../../ui/layout.module.css'
import { fieldPlanText } from './field-text.ts'
import { planText } from './text.ts'

/** One line of the sum; a press shows where its figure comes from and how far it can be trusted. */
function Line({ line: { key, kg, source, trust } }: { readonly line: NeedLine }) {
  const [isOpen, setIsOpen] = useState(false)
  const isOwn = source === undefined
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((now) => !now)}
      >
        <IconChevronRight size={16} aria-hidden className={styles.turn} />
        <span className={styles.what}>{planText.lines[key]}</span>
        <span className={styles.kg}>
          {kg > 0 ? '+' : ''}
          {formatNumber(kg)}
        </span>
      </button>
      {isOpen && (
        <p className={styles.source}>
          {isOwn ? planText.byFarmer : `${planText.source(source)}. ${planText.trust[trust]}`}
        </p>
      )}
    </li>
  )
}

/** Facts that the need lacks, each with the way to where it is set. */
function Missing({ missing, year }: { readonly missing: readonly MissingInput[]; readonly year: number }) {
  const ways: Partial<Record<MissingInput, string>> = {
    crop: pathTo('cropRotation'),
    goal: pathTo('yieldPlanning', { year }),
    phosphorusClass: pathTo('soilSamples', { year }),
    potassiumClass: pathTo('soilSamples', { year }),
  }
  return missing.map((input) => (
    <p key={input} className={styles.missing}>
      – {planText.missing[input]}.{' '}
      {ways[input] && (
        <Link className={styles.way} to={ways[input]}>
          {planText.ways[input]}
        </Link>
      )}
    </p>
  ))
}

const OVERRIDES = { N: 'overrideN', P: 'overrideP', K: 'overrideK' } as const

interface OwnProps extends FieldPartProps {
  readonly element: NutrientElement
}

/** A need that the farmer sets in place of the one that is reckoned, with his reason. */
function OwnNeed({ row: { plan }, element, mayWrite, put, onTyping }: OwnProps) {
  const [isOpen, setIsOpen] = useState(false)
  const own = plan[OVERRIDES[element]]
  const set = (override: Override | null): void => {
    put({ [OVERRIDES[element]]: override })
    setIsOpen(false)
  }
  if (isOpen)
    return (
      <ReasonForm
        name={fieldPlanText.overrideOf(planText.elements[element])}
        value={own}
        onTyping={onTyping}
        onSave={set}
        onClose={() => setIsOpen(false)}
      />
    )
  return (
    <>
      {own && <p className={styles.own}>{fieldPlanText.overridden(own.kg, own.reason)}</p>}
      {mayWrite && (
        <div className={layout.wrap}>
          <Button size="compact-md" variant="subtle" onClick={() => setIsOpen(true)}>
            {fieldPlanText.override}
          </Button>
          {own && (
            <Button size="compact-md" variant="subtle" onClick={() => set(null)}>
              {fieldPlanText.takeBack}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** Nitrogen that the crop before leaves, counted less where the farmer has a reason. */
function PredecessorCut({ row: { plan, reckoned }, mayWrite, put, onTyping }: FieldPartProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { predecessorCut } = plan
  const unknown = reckoned.need.unknownPredecessors
  const hasCredit = reckoned.need.N.lines.some(({ key }) => key === 'predecessor')
  const set = (cut: Override | null): void => {
    put({ predecessorCut: cut })
    setIsOpen(false)
  }
  return (
    <>
      {unknown.length > 0 && (
        <p className={layout.quiet}>
          {fieldPlanText.unknownPredecessors(unknown.map((crop) => cropStyle({ crop }).title).join(', '))}
        </p>
      )}
      {predecessorCut && (
        <p className={styles.own}>{fieldPlanText.cutOf(predecessorCut.kg, predecessorCut.reason)}</p>
      )}
      {isOpen ? (
        <ReasonForm
          name={fieldPlanText.cut}
          value={predecessorCut}
          onTyping={onTyping}
          onSave={set}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        mayWrite &&
        (hasCredit || predecessorCut) && (
          <div className={layout.wrap}>
            <Button size="compact-md" variant="subtle" onClick={() => setIsOpen(true)}>
              {fieldPlanText.cut}
            </Button>
            {predecessorCut && (
              <Button size="compact-md" variant="subtle" onClick={() => set(null)}>
                {fieldPlanText.countWhole}
              </Button>
            )}
          </div>
        )
      )}
    </>
  )
}

/** One element: the bar, the sum line by line, and what the farmer sets himself. */
export function ElementNeedPart(props: OwnProps) {
  const { row, element, year } = props
  const plan = row.reckoned.elements[element]
  const { lines, adjusted, missing } = plan.need
  return (
    <section className={styles.element} aria-label={planText.elements[element]}>
      <h3 className={styles.title}>
        {planText.elements[element]}{' '}
        <span className={styles.wanted}>
          {plan.wanted === null ? EMPTY : `${formatNumber(plan.wanted)} kg/ha`}
        </span>
      </h3>
      <NutrientBar isWide element={element} plan={plan} cap={capOf(row, element, year)} />
      <Missing missing={missing} year={year} />
      {lines.length > 0 && (
        <ol className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
          <li className={styles.sum}>
            <span>{fieldPlanText.adjusted}</span>
            <span className={styles.kg}>{formatNumber(adjusted)}</span>
          </li>
        </ol>
      )}
      {element === 'N' && (adjusted ?? 0) > 0 && <p className={layout.quiet}>{jobsText.beforeSowHint}</p>}
      {element === 'N' && <PredecessorCut {...props} />}
      <OwnNeed {...props} />
    </section>
  )
}
