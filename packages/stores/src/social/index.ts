export {
  $socialProblem,
  beginSocialLogin,
  finishSocialLogin,
  isSocialReturn,
  socialLoginUrls,
} from './social.ts'
