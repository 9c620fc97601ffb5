import type { english } from './en-US.ts'

export type Source = typeof english
export type Key = keyof Source

/** A text by plural category; a language writes those that it has. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** The placeholders of a text: 'name' | 'hotel' of "Hello {name}, your room at {hotel} …". */
export type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type SameNames<From, To> = [NamesIn<From>, NamesIn<To>] extends [NamesIn<To>, NamesIn<From>]
  ? string
  : `has {${NamesIn<From> & string}}`

type Fits<T> = {
  readonly [K in Key]: Source[K] extends string
    ? K extends keyof T
      ? SameNames<Source[K], T[K]>
      : string
    : Forms
}

/** All texts of a language. */
export type Texts = { readonly [K in Key]: Source[K] extends string ? string : Forms }

/** Takes the texts of a language; a key that is missing, and a placeholder that is missing or another, are type errors. */
export const translation = <const T extends Texts>(texts: T & Fits<T>): Texts => texts
