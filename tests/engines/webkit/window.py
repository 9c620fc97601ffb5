#!/usr/bin/python3
"""A window of WebKitGTK without toolbars, which WebKitWebDriver starts and drives.

VIEW_SIZE=390x844: size of the page. VIEW_LANGUAGES=ar,en. VIEW_DARK=1. VIEW_TRACKING_PREVENTION=1.
VIEW_TABS_TO_LINKS=0: Tab skips links, as in Safari's default. VIEW_DOWNLOADS: folder for files.
VIEW_SCRIPT: file that runs before each page's own scripts.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

setting = os.environ.get
width, height = (int(side) for side in setting('VIEW_SIZE', '1280x900').split('x'))

Gtk.init(sys.argv)
if setting('VIEW_DARK'):
    Gtk.Settings.get_default().set_property('gtk-application-prefer-dark-theme', True)

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(setting('VIEW_LANGUAGES', 'en-US').split(','))
context.get_website_data_manager().set_itp_enabled(setting('VIEW_TRACKING_PREVENTION') == '1')

# Hardware acceleration stays on: without it a page is blank after a view transition between documents.
settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)
settings.set_enable_tabs_to_links(setting('VIEW_TABS_TO_LINKS', '1') == '1')

content = WebKit2.UserContentManager()
if setting('VIEW_SCRIPT'):
    with open(setting('VIEW_SCRIPT'), encoding='utf-8') as script:
        content.add_script(WebKit2.UserScript(
            script.read(),
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        ))


def show(view):
    window = Gtk.Window()
    window.set_default_size(width, height)
    window.add(view)
    # Nobody else gives the window the focus: there is no window manager.
    window.connect('map-event', lambda mapped, _: mapped.get_window().focus(0))
    window.show_all()
    view.grab_focus()
    view.connect('close', lambda *_: window.destroy())
    view.connect('create', lambda opener, _: show_opened(opener))
    view.connect('web-process-terminated', lambda _, why: print('PROCESS TERMINATED', why, flush=True))
    return view


def show_opened(opener):
    return show(WebKit2.WebView(related_view=opener, settings=settings, is_controlled_by_automation=True))


def create_view(_session):
    return show(WebKit2.WebView(
        web_context=context,
        settings=settings,
        user_content_manager=content,
        is_controlled_by_automation=True,
    ))


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('staykit-tests')
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect('create-web-view', create_view)


def save(_context, download):
    def decide(download, name):
        download.set_allow_overwrite(True)
        download.set_destination('file://' + os.path.join(setting('VIEW_DOWNLOADS', '/tmp'), name))
        return True

    download.connect('decide-destination', decide)


context.connect('automation-started', start)
context.connect('download-started', save)
Gtk.main()
