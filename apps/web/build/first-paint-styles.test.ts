import { describe, expect, it } from 'vitest'
import { firstPaintStyles } from './first-paint-styles.ts'

const page = '<main class="card dark:flex [&amp;&gt;svg]:big"><svg fill="var(--mark)"></svg></main>'
const styles = (css: string) => firstPaintStyles(css, page)

describe('the styles of the first paint', () => {
  it('are those of what the page shows', () => {
    expect(styles('.card{margin:0}.list{margin:1px}table{margin:2px}main{margin:3px}')).toBe(
      '.card{margin:0}main{margin:3px}',
    )
    expect(styles('.list,.card{margin:0}')).toBe('.card{margin:0}')
    expect(styles(String.raw`.\[\&\>svg\]\:big>svg{margin:0}`)).not.toBe('')
    expect(styles(String.raw`.dark\:flex:where(.dark,.dark *){margin:0}`)).not.toBe('')
    expect(styles('[data-waiting] #root{visibility:hidden}')).not.toBe('')
  })

  it('leave out what only code brings about, and keep the mark of the focus', () => {
    const later = '.card:hover{margin:0}.card:active{margin:0}.card::selection{margin:0}'
    expect(styles(`${later}:is(:where(.group):disabled .card){margin:0}`)).toBe('')
    expect(styles(`@media (hover:hover){${later}}`)).toBe('')
    expect(styles(':focus-visible{outline:1px}.card:not(:disabled){margin:0}')).toBe(
      ':focus-visible{outline:1px}.card:not(:disabled){margin:0}',
    )
  })

  it('know what cannot be used yet', () => {
    const css = '.card:disabled{margin:0}'
    expect(styles(css)).toBe('')
    expect(firstPaintStyles(css, '<button disabled="" class="card"></button>')).toBe(css)
  })

  it('carry no name that nothing refers to', () => {
    const names = ':root{--a:1px;--b:var(--c);--c:2px;--mark:red}'
    expect(styles(`${names}.card{margin:var(--a)}`)).toBe(
      ':root{--a:1px;--mark:red}.card{margin:var(--a)}',
    )
    expect(
      styles('@keyframes turn{to{rotate:1turn}}@property --t{syntax:"*";inherits:false}'),
    ).toBe('')
    expect(styles('@keyframes turn{to{rotate:1turn}}.card{animation:turn 1s}')).toContain(
      '@keyframes',
    )
  })

  it('leave the fonts of our own to the whole stylesheet, and keep their stand-ins', () => {
    expect(styles('@font-face{font-family:F;src:url(f)}')).toBe('')
    expect(styles('@font-face{font-family:F;src:local(Arial)}')).not.toBe('')
  })
})
