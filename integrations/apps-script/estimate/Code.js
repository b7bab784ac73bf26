/* The web app that receives estimates. README.md beside this folder explains how to install it. */

// A function, because Google may run this file before the others.
const receiver = () => LeadReceiver.create(LeadRules.kinds.estimate, 'Estimates')

/** Run this once after you have pasted the files and entered the script properties, and again whenever you change a property. */
function setUp() {
  receiver().setUp()
}

/** Called by Google when the site sends a lead. @param {GoogleAppsScript.Events.DoPost} event */
function doPost(event) {
  return receiver().receive(event)
}

/** Called by Google when somebody opens the web app in a browser. */
function doGet() {
  return receiver().introduce()
}
