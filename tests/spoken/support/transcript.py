"""
Makes Orca write what it says to the file in SPOKEN_LOG instead of speaking it: a JSON string a line. Imported by Orca's customizations, in Orca's own process.
"""

import json
import os

from gi.repository import GLib
from orca import settings, speechserver
from orca.speechserver import SayAllContext, VoiceFamily

settings.speechServerFactory = __name__
settings.speechFactoryModules = [__name__]
settings.enableBraille = False
settings.enableSound = False
settings.enableKeyEcho = False
settings.sayAllOnLoad = False

transcript = open(os.environ['SPOKEN_LOG'], 'a', buffering=1, encoding='utf-8')


def write(text):
    transcript.write(json.dumps(text, ensure_ascii=False) + '\n')


class SpeechServer(speechserver.SpeechServer):
    only = None

    @staticmethod
    def getFactoryName():
        return 'Transcript'

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.only = SpeechServer.only or SpeechServer()
        return SpeechServer.only

    @staticmethod
    def shutdownActiveServers():
        SpeechServer.only = None

    def getInfo(self):
        return ['Transcript', 'transcript']

    def getVoiceFamilies(self):
        return [VoiceFamily({VoiceFamily.NAME: 'transcript'})]

    def speak(self, text=None, acss=None, interrupt=True):
        if isinstance(text, str) and text.strip():
            write(text)

    def speakCharacter(self, character, acss=None):
        write(character)

    def sayAll(self, utteranceIterator, progressCallback):
        def next_one():
            context, _ = next(utteranceIterator, (None, None))
            if context is None:
                return False
            write(context.utterance)
            progressCallback(context, SayAllContext.COMPLETED)
            return True

        GLib.idle_add(next_one)
