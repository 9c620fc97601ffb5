import { type DislikedTopic, dislikedTopics, type LikedTopic, likedTopics } from '@staykit/domain'
import type { ReviewPage, ReviewTopic } from '../../ports/supplier.ts'
import type { Review } from './answers.ts'

/**
 * Words of a topic by language. The supplier separates what a guest liked from what he disliked, so a word says only what a text is
 * about: "bed" in the first is a bed that the guest liked. Only words with one sense in a hotel are here, and of what guests
 * dislike only what the words themselves say.
 */
interface Words {
  readonly liked: Partial<Record<LikedTopic, RegExp>>
  readonly disliked: Partial<Record<DislikedTopic, RegExp>>
  /** A part of a text with one of these may say the opposite: it is not counted. */
  readonly not: RegExp
}

const languages: Readonly<Record<string, Words>> = {
  en: {
    liked: {
      view: /\bviews?\b/i,
      bed: /\b(beds?|mattress(es)?)\b/i,
      breakfast: /\bbreakfasts?\b/i,
      quiet: /\b(quiet|peaceful|silent)\b/i,
      pool: /\b(swimming )?pools?\b/i,
      staff: /\b(staff|personnel|receptionists?|hosts?)\b/i,
      location: /\b(location|located|central)\b/i,
      cleanliness: /\b(clean|cleanliness|spotless)\b/i,
      value: /\b(value|good price|great price)\b/i,
      terrace: /\bterraces?\b/i,
      internet: /\b(wi-?fi|internet)\b/i,
    },
    disliked: {
      noise: /\b(noise|noisy)\b/i,
      'small-room':
        /\b(small|tiny) (bed)?rooms?\b|\brooms? (is|are|was|were) (very |too |a bit |quite )?(small|tiny)\b/i,
    },
    not: /\b(not?|never|none|without|lack(s|ed|ing)?|could be|\w+n[’']t)\b/i,
  },
  de: {
    liked: {
      view: /\b(aus(sicht|blick)|blick auf)\b/i,
      bed: /\b(bett(en)?|matratzen?)\b/i,
      breakfast: /\bfrühstück/i,
      quiet: /\bruhig/i,
      pool: /\bpool\b/i,
      staff: /\bpersonal\b|\bmitarbeiter/i,
      location: /\b(lage|zentral)\b/i,
      cleanliness: /\bsauber/i,
    },
    disliked: { noise: /\blärm|\bhellhörig/i },
    not: /\b(nicht|kein\w*|nie|ohne|leider|könnte)\b/i,
  },
  es: {
    liked: {
      view: /\bvistas?\b/i,
      bed: /\b(camas?|colch(ón|ones))/i,
      breakfast: /\bdesayunos?\b/i,
      quiet: /\btranquil/i,
      pool: /\bpiscina\b/i,
      staff: /\bpersonal\b/i,
      location: /\bubica/i,
      cleanliness: /\blimpi/i,
    },
    disliked: { noise: /\bruido/i },
    not: /\b(no|nunca|sin|ning\w+|podría)\b/i,
  },
  fr: {
    liked: {
      view: /\bvue\b/i,
      bed: /\b(lits?|literie|matelas)\b/i,
      breakfast: /\bpetits?[- ]déj/i,
      quiet: /\b(calme|silencieu)/i,
      pool: /\bpiscine\b/i,
      staff: /\bpersonnel\b/i,
      location: /\b(emplacement|situation)\b/i,
      cleanliness: /\b(propre|propreté)\b/i,
    },
    disliked: { noise: /\bbruit|\bbruyant/i },
    not: /\b(pas|jamais|sans|aucune?|pourrait)\b/i,
  },
}

interface Topics {
  readonly liked: readonly LikedTopic[]
  readonly disliked: readonly DislikedTopic[]
}

const none: Topics = { liked: [], disliked: [] }

/** The topics of a review; none in a language without words here. */
function topicsIn({ pros, cons, language }: Review): Topics {
  const words = wordsOf(language)
  if (!words) return none
  const about = (text: string | null | undefined, word: RegExp | undefined) =>
    word !== undefined && partsOf(text).some((part) => word.test(part) && !words.not.test(part))
  return {
    liked: likedTopics.map(({ id }) => id).filter((id) => about(pros, words.liked[id])),
    disliked: dislikedTopics.filter((id) => about(cons, words.disliked[id])),
  }
}

const wordsOf = (language: string | null | undefined): Words | undefined =>
  languages[language?.slice(0, 2).toLowerCase() ?? '']

const partsOf = (text: string | null | undefined) => text?.split(/[.,;!?\n]| but | aber | pero | mais /) ?? []

type Counted = Pick<ReviewPage, 'liked' | 'disliked'> & { topicsOf(review: Review): Topics }

/** The topics of the reviews of a hotel. No counts when most of them are in languages without words: they would be too low. */
export function countTopics(reviews: readonly Review[]): Counted {
  const found = new Map(reviews.map((review) => [review, topicsIn(review)]))
  const topicsOf = (review: Review) => found.get(review) ?? none
  const readable = reviews.filter(({ language }) => wordsOf(language)).length
  if (readable * 2 <= reviews.length) return { topicsOf }
  const all = [...found.values()]
  return {
    topicsOf,
    liked: likedTopics.map(({ id }) => ({
      topic: id,
      count: all.filter(({ liked }) => liked.includes(id)).length,
    })),
    disliked: dislikedTopics.map((id) => ({
      topic: id,
      count: all.filter(({ disliked }) => disliked.includes(id)).length,
    })),
  }
}

/** Whether topics contain those that are asked for. */
export const isAbout = ({ liked, disliked }: Topics, about: ReviewTopic | undefined): boolean =>
  (!about?.liked || liked.includes(about.liked)) && (!about?.disliked || disliked.includes(about.disliked))
