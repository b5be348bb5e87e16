/** The administrator's login and logout. The browser loads these words, too. */
export const adminLoginWords = {
  "admin.logout": "Logout",
  "admin.logout.failed": "You may still be logged in",
  "admin.loggedOut.title": "Logged Out",
  "admin.loggedOut.text": "You have been logged out successfully",
  "admin.login.password": "Password",
  "admin.login.code": "Code",
  "admin.login.code.hint": "6 digits from your authenticator app",
  "admin.login.submit": "Login",
  "admin.login.submitting": "Logging in...",
  "admin.login.failed": "Invalid password. Please try again.",
  "admin.login.done.title": "Login Successful",
  "admin.login.done.text": "Welcome to the admin panel",
} as const;
