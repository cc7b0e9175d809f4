import type { ReactNode } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { words } from '../text.ts'
import { FieldsBlock } from './FieldsBlock.tsx'
import styles from './JobForm.module.css'
import { MaterialsBlock } from './MaterialsBlock.tsx'
import { WhatBlock } from './WhatBlock.tsx'
import { WhenBlock } from './WhenBlock.tsx'
import { WhoBlock } from './WhoBlock.tsx'

const Block = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card title={title}>
    <div className={styles['body']}>{children}</div>
  </Card>
)

/** Two columns from 1200 px on: what, when, with what and who; fields and verdicts. */
export const FormBlocks = () => (
  <>
    <div className={styles['column']}>
      <Block title={words.what}>
        <WhatBlock />
      </Block>
      <Block title={words.when}>
        <WhenBlock />
      </Block>
      <Block title={words.materials}>
        <MaterialsBlock />
      </Block>
      <Block title={words.who}>
        <WhoBlock />
      </Block>
    </div>
    <div className={styles['column']}>
      <Block title={words.fields}>
        <FieldsBlock />
      </Block>
    </div>
  </>
)
