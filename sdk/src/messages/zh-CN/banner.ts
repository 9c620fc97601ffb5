export const messages = {
  signUpBanner: '立即注册，解锁更多优惠，省得更多！',
  signUp: '注册',
}
